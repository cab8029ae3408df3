import { RemoteScreen, type RemoteScreenProps } from '@kotoba/federation/runtime';
import './remote-place.css';

/** Where a remote's screen stands in the frame. */
export function RemotePlace(props: RemoteScreenProps) {
  return (
    <div className="shell-remote">
      <RemoteScreen {...props} />
    </div>
  );
}
