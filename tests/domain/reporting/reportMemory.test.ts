import { describe, expect, it } from 'vitest';
import {
  forgetReportsOf,
  hasReported,
  maxReportMarks,
  readReportMarks,
  rememberReport,
  storedReports,
} from '#domain/reporting/reportMemory.ts';
import { aDevice } from '../../builders/aDevice.ts';
import { aSession, visitor } from '../../builders/aSession.ts';

const buyer = aSession('buyer', 'buyer@example.com');

describe('[G-REP-1] the device’s memory of reports', () => {
  it('tells people apart, and knows one by every spelling of the address', () => {
    const device = aDevice();
    rememberReport(device, buyer, 'p1');
    expect(hasReported(readReportMarks(device), aSession('buyer', ' Buyer@Example.com'), 'p1')).toBe(true);
    expect(hasReported(readReportMarks(device), buyer, 'p2')).toBe(false);
    expect(hasReported(readReportMarks(device), visitor, 'p1')).toBe(false);
    expect(hasReported(readReportMarks(device), aSession('admin'), 'p1')).toBe(false);
  });

  it('holds each report once', () => {
    const device = aDevice();
    for (const _again of [1, 2]) rememberReport(device, visitor, 'p1');
    expect(device.read(storedReports)).toEqual([{ productId: 'p1', owner: null }]);
  });

  it('lets the oldest make room', () => {
    const device = aDevice();
    for (let n = 0; n <= maxReportMarks; n += 1) rememberReport(device, visitor, `p${n}`);
    expect(hasReported(readReportMarks(device), visitor, 'p0')).toBe(false);
    expect(hasReported(readReportMarks(device), visitor, 'p1')).toBe(true);
    expect(hasReported(readReportMarks(device), visitor, `p${maxReportMarks}`)).toBe(true);
  });

  it('forgets a person who signs out, and nobody else', () => {
    const device = aDevice();
    rememberReport(device, buyer, 'p1');
    rememberReport(device, visitor, 'p1');
    forgetReportsOf(device, 'BUYER@example.com');
    expect(hasReported(readReportMarks(device), buyer, 'p1')).toBe(false);
    expect(hasReported(readReportMarks(device), visitor, 'p1')).toBe(true);
  });

  it('leaves nothing behind when its last mark goes', () => {
    const device = aDevice();
    rememberReport(device, buyer, 'p1');
    forgetReportsOf(device, 'buyer@example.com');
    expect(device.read(storedReports)).toBeUndefined();
  });

  it.each([[{ productId: 'p1', owner: null }], 'yes', 7, null, { length: 1 }])(
    'reads %j without breaking',
    (content) => {
      const read = storedReports.parse(content);
      expect(read).toEqual(Array.isArray(content) ? content : undefined);
    },
  );

  it('skips damaged marks and keeps the others', () => {
    const good = { productId: 'p1', owner: 'a@b.com' };
    expect(
      storedReports.parse([null, 'p1', { productId: 1, owner: null }, { productId: 'p1', owner: 2 }, good]),
    ).toEqual([good]);
  });
});
