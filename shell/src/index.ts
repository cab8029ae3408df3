// Fonts are a matter of taste that the first paint does not wait for: without them the system's own stand in, in the same room.
import('@kotoba/shared-ui/fonts.css').catch(() => undefined);

// The shared packages become available asynchronously, so everything that uses them is behind this import.
void import('./bootstrap');
