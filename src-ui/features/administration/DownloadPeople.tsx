import { observer } from 'mobx-react-lite';
import { csvFile } from '#domain/administration/csvFile.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { Icon } from '../../kit/Icon.tsx';
import { saveFile } from '../../kit/saveFile.ts';
import { administrationTexts } from '../../texts/administration.ts';

type DownloadPeopleProps = {
  /** The name without its ending. */
  readonly fileName: string;
  readonly headings: readonly string[];
  readonly count: number;
  readonly rows: () => readonly (readonly (string | number)[])[];
};

/** Saves the people whom the table shows, for a spreadsheet. The button says how many they are. */
export const DownloadPeople = observer(function DownloadPeople({
  fileName,
  headings,
  count,
  rows,
}: DownloadPeopleProps) {
  const texts = useTexts(administrationTexts);
  const format = useFormat();
  return (
    <button
      type="button"
      className="btn btn-quiet"
      disabled={count === 0}
      onClick={() => saveFile(`${fileName}.csv`, 'text/csv;charset=utf-8', csvFile([headings, ...rows()]))}
    >
      <Icon name="download" />
      <span>{texts.downloadCsv(format.count(count))}</span>
    </button>
  );
});
