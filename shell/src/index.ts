// The shared packages become available asynchronously, so everything that uses them is behind this import.
void import('./bootstrap');
