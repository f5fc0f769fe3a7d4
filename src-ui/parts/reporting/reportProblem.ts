import type { ReportProductFailure } from '#domain/reporting/reportProduct.ts';
import { mayHaveArrived } from '#domain/shared/mayHaveArrived.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import type { Language } from '../../texts/Language.ts';
import { reportDialogTexts } from '../../texts/reportDialog.ts';

/** Why there are no thanks for a report. One whose answer was lost may have arrived. */
export function reportProblem(failure: ReportProductFailure, language: Language): string {
  const texts = reportDialogTexts[language];
  const why = failureText(failure, failureTexts[language]);
  return mayHaveArrived(failure.code) ? texts.unsure(why) : texts.notSent(why);
}
