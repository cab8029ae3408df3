/** The remote that this host was built for; webpack puts its files here. */
declare module '@app/remote' {
  import type { RemoteModule } from '@kotoba/contracts';
  const remote: RemoteModule;
  export default remote;
}
declare module '@app/contributions' {
  import type { Contributions } from '@kotoba/contracts';
  export const contributions: Contributions;
}
