/** The data of one address of the API, as the product asks for it. */
export async function dataAt(setting: 'BARE_LIST' | 'BARE_DATA'): Promise<unknown> {
  const address = `${process.env['BARE_API'] ?? ''}${process.env[setting] ?? ''}`;
  const answer = await fetch(address, { headers: { Authorization: 'Bearer none' } });
  const { data } = (await answer.json()) as { readonly data: unknown };
  return data;
}
