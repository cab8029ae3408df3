/**
 * The handler of an answer that is a file: it stays a blob of the browser and is neither parsed nor kept in the store, because it may be
 * of any size. Gives the address of that blob, which whoever asked revokes; a refusal is read as JSON.
 */
export const blobAddress = async (response: Response): Promise<unknown> =>
  response.ok ? URL.createObjectURL(await response.blob()) : response.json();
