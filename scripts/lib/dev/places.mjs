/** Where the files of an app in development are found, below the suite's own address. */
export const publicPathOf = (app) => `/_dev/${app}/`;

/** Ports beside the suite's: the server with API and releases, then one for each app in development. */
export const serverPort = (port) => port + 1;
export const appPort = (port, index) => port + 10 + index;
