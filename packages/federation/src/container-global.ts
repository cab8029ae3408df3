/**
 * The global under which a remote's entry leaves its container for the loader to pick up: `mfe-learn` →
 * `kotoba_mfe_learn`.
 */
export function containerGlobal(app: string): string {
  return `kotoba_${app.replaceAll('-', '_')}`;
}
