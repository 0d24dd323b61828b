import { Link } from '@remix-run/react';
import { TextLink } from '../controls/text-link.tsx';
import { OneLine } from '../one-line.tsx';
import type { Column } from './column.ts';

type Rest<Row> = Partial<Omit<Column<Row>, 'id' | 'header' | 'cell'>>;

/** A column of short texts; what is missing is a dash. */
export const textColumn = <Row,>(
  id: string,
  header: string,
  textOf: (row: Row) => string | number | null | undefined,
  rest: Rest<Row> = {},
): Column<Row> => ({
  id,
  header,
  cell: (row) => {
    const text = textOf(row);
    if (text === null || text === undefined || text === '') return <span className="text-muted">–</span>;
    return typeof text === 'number' ? text : <OneLine text={text} />;
  },
  ...rest,
});

/** A column of texts that are short and make no sense in part, such as times and statuses. */
export const wholeColumn = <Row,>(
  id: string,
  header: string,
  textOf: (row: Row) => string | null | undefined,
  rest: Rest<Row> = {},
): Column<Row> => ({
  id,
  header,
  className: 'whitespace-nowrap card:whitespace-normal',
  cell: (row) => textOf(row) || <span className="text-muted">–</span>,
  ...rest,
});

/** The column that names the row and leads to its page. A long name goes on in the next line, so that the others have room. */
export const linkColumn = <Row,>(
  id: string,
  header: string,
  of: { readonly to: (row: Row) => string; readonly text: (row: Row) => string },
  rest: Rest<Row> = {},
): Column<Row> => ({
  id,
  header,
  always: true,
  className: 'font-medium',
  cell: (row) => (
    <span className="block w-max max-w-52 wrap-anywhere card:w-auto card:max-w-none">
      <TextLink asChild>
        <Link to={of.to(row)} data-row-open="">
          {of.text(row)}
        </Link>
      </TextLink>
    </span>
  ),
  ...rest,
});
