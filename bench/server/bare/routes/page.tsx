import { json } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { dataAt } from '../api.server.ts';

interface List {
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

export const loader = async () => json((await dataAt('BARE_LIST')) as List);

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

export default function Rows() {
  const { items } = useLoaderData<typeof loader>();
  const names = Object.keys(items[0] ?? {});
  return (
    <main>
      <h1>Cases</h1>
      <table>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={textOf(item['id'])}>
              {names.map((name) => (
                <td key={name}>{textOf(item[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
