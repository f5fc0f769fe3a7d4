import { useFormat, useTexts } from '../../context/AppContext.ts';
import { deskTexts } from '../../texts/desk.ts';
import { failureTexts } from '../../texts/failures.ts';
import type { OutcomeWords } from './bulkOutcome.ts';

export function useOutcomeWords(): OutcomeWords {
  return { texts: useTexts(deskTexts), failures: useTexts(failureTexts), count: useFormat().count };
}
