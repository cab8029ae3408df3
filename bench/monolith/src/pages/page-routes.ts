import auth from '../../../../mfe-auth/src/remote';
import capture from '../../../../mfe-capture/src/remote';
import learn from '../../../../mfe-learn/src/remote';
import vocabulary from '../../../../mfe-vocabulary/src/remote';
import shell from '../../../../shell/src/pages/page-routes';

export { JUST_ASKED } from '../../../../shell/src/pages/page-routes';

const remotes = [auth, capture, learn, vocabulary];
for (const { onMount } of remotes) onMount?.({ markBusy: () => () => undefined });

/** The pages of all remotes beside the shell's own. */
const pages = { routes: [...shell.routes, ...remotes.flatMap(({ routes }) => routes)] };

export default pages;
