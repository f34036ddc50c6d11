/** What operators are told of bank statements. */
export const bankBookErrors = [
  'statement_refused',
  'statement_not_told',
  'statement_other_source',
  'bank_day_ahead',
  'bank_day_closed',
  'bank_day_before_open',
  'bank_day_differs',
  'bank_day_not_over',
  'bank_book_mapping',
] as const;
