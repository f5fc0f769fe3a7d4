import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { deskTexts } from '../../texts/desk.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import type { BulkWords } from './BulkWords.ts';
import type { DeskRun } from './DeskRun.ts';
import './desk.scss';

type RowResultProps<Row extends { readonly id: string }> = {
  readonly run: DeskRun<Row>;
  readonly row: Row;
  readonly name: string;
  readonly words: BulkWords;
};

function BareRowResult<Row extends { readonly id: string }>({ run, row, name, words }: RowResultProps<Row>) {
  const texts = useTexts(deskTexts);
  const failures = useTexts(failureTexts);
  const state = run.states.of(row.id);
  switch (state?.status) {
    case undefined:
      return null;
    case 'waiting':
    case 'unsent':
      return (
        <span className="row-result">
          <Icon name="clock" />
          <span>{texts[state.status]}</span>
        </span>
      );
    case 'running':
      return (
        <span className="row-result row-result--busy">
          <Spinner />
          <span>{words.rowRunning}</span>
        </span>
      );
    case 'done':
      return (
        <span className="row-result row-result--ok">
          <Icon name="check" />
          <span>{words.rowDone}</span>
        </span>
      );
    case 'failed':
    case 'lost':
      return (
        <span className="row-result row-result--failed">
          <Icon name="alert-circle" />
          <span>
            <span>{state.status === 'lost' ? texts.notConfirmed : words.rowFailed}</span>{' '}
            <span>{state.failure === null ? texts.unknownReason : failureText(state.failure, failures)}</span>{' '}
            <button type="button" className="link" onClick={() => void run.retry([row.id])}>
              {texts.tryAgain}
              <span className="visually-hidden">{texts.withRow(name)}</span>
            </button>
          </span>
        </span>
      );
  }
}

/** A row's result of a bulk run, below its name. */
export const RowResult = observer(BareRowResult) as typeof BareRowResult;
