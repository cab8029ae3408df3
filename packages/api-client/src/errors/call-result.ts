import { toApiError, type ApiError } from './api-error';

/** What a `queryFn` gives for work that is made of calls: their failures are errors already. */
export async function callResult<Data>(work: Promise<Data>): Promise<{ data: Data } | { error: ApiError }> {
  try {
    return { data: await work };
  } catch (error) {
    return { error: toApiError(error, '') };
  }
}
