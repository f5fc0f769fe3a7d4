import type { FormRules, Rule } from '../shared/rules.ts';
import { maxDetails, reportReasons } from './Report.ts';

export type ReportField = 'reason' | 'details';
export type ReportCode = 'report/reason-required' | 'report/details-required' | 'report/details-too-long';

type ReportRules = FormRules<ReportField, ReportCode>;

const inTheList: Rule<ReportCode> = { kind: 'one-of', values: reportReasons, code: 'report/reason-required' };
const notTooLong: Rule<ReportCode> = { kind: 'at-most', characters: maxDetails, code: 'report/details-too-long' };

const ofAnyReason: ReportRules = { reason: [inTheList], details: [notTooLong] };
const ofOther: ReportRules = {
  reason: [inTheList],
  details: [{ kind: 'required', code: 'report/details-required' }, notTooLong],
};

/** Only 'other' says nothing without details. */
export function reportRules(reason: string): ReportRules {
  return reason === 'other' ? ofOther : ofAnyReason;
}
