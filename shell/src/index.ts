// The first paint does not wait for fonts: until they come, system fonts of the same metrics are shown.
import('@kotoba/shared-ui/fonts.css').catch(() => undefined);
import './bootstrap';
