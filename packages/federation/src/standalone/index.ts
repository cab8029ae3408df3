/** The entry of a standalone host. Behind an import, as in the shell, so that both start alike. */
void import('./bootstrap');

export {};
