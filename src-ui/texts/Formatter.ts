import type { CalendarDay } from '#domain/shared/CalendarDay.ts';
import type { Money } from '#domain/shared/Money.ts';

export type Formatter = {
  /** An amount of taka without its suffix: '1,250', '99.50'. */
  readonly amount: (taka: number) => string;
  /** '1,250 tk'. */
  readonly price: (taka: number) => string;
  /** An amount in any currency, with that currency's decimals: '38,500 tk', 'US$110.00'. */
  readonly money: (money: Money) => string;
  /** '1,250'. */
  readonly count: (number: number) => string;
  /** '18 Nov 2026'. A calendar day stays as it is; a moment becomes its day in the person's time zone. */
  readonly date: (day: CalendarDay | number) => string;
  /** '08:31', in the person's time zone. */
  readonly time: (moment: number) => string;
  /** '18 Nov', in the person's time zone. */
  readonly dayOfMonth: (moment: number) => string;
  /** 'Tuesday'. */
  readonly weekday: (moment: number) => string;
};
