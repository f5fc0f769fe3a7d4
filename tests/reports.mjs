import { readFileSync } from 'node:fs';

/** The report that Vitest or Playwright wrote as JSON; null for a step without one. */
function readReport(step) {
  try {
    return JSON.parse(readFileSync(`reports/${step.replaceAll(' ', '-')}.json`, 'utf8'));
  } catch {
    return null;
  }
}

/** How many tests of a step passed and failed; null for a step without tests. */
export function counts(step) {
  const report = readReport(step);
  if (report?.stats) return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
  return report && { passed: report.numPassedTests, failed: report.numFailedTests };
}

const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];

/** The titles of a step's failed tests. */
export function failedTitles(step) {
  const report = readReport(step);
  const journeys = (report?.suites ?? []).flatMap(specsIn).filter(({ ok }) => !ok);
  const tests = (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults ?? []);
  return [
    ...journeys.map(({ file, title }) => `${file}: ${title}`),
    ...tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  ];
}
