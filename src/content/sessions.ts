/** The four trading sessions in whole hours GMT, as the specification gives them. */
export const sessions = [
  { name: 'Sydney', opens: 22, closes: 7 },
  { name: 'Tokyo', opens: 0, closes: 9 },
  { name: 'London', opens: 8, closes: 17 },
  { name: 'New York', opens: 13, closes: 22 },
] as const;
