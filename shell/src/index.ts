// The first paint does not wait for fonts: until they come, system fonts of the same metrics are shown.
import('@kotoba/shared-ui/fonts.css').catch(() => undefined);

// The shared packages become available asynchronously, so everything that uses them is behind this import.
void import('./bootstrap');
