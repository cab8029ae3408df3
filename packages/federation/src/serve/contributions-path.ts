/** Where a remote that is served into another suite says what it contributes: the link to it names its routes. */
export const CONTRIBUTIONS_PATH = '/contributions.json';
