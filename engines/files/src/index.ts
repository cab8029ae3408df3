import type { BucketSettings } from './bucket-store';
import type { FileStore } from './file-store';
import { FolderStore } from './folder-store';

export type { BucketSettings } from './bucket-store';
export { readWhole, StoreUnavailable, type ByteRange, type FileFacts, type FileStore } from './file-store';

/** The store of this suite: a folder, or a bucket, whose client is loaded only then. */
export async function openFiles(place: { folder: string } | BucketSettings): Promise<FileStore> {
  if ('folder' in place) return new FolderStore(place.folder);
  const { BucketStore } = await import('./bucket-store');
  return new BucketStore(place);
}
