import { netOf, type ResultParts } from '@/domain/practice/trades';
import { moneyText } from '@/site/charts/practiceFigures';

/** Such as `$11.00, less $6.00 commission: $5.00`. */
export function resultWords(result: ResultParts): string {
  const { moved, commission, overnight } = result;
  if (commission === 0 && overnight === 0) return moneyText(moved);
  const costs = [
    ...(commission === 0 ? [] : [`${moneyText(commission)} commission`]),
    ...(overnight < 0 ? [`${moneyText(-overnight)} overnight charges`] : []),
  ];
  const less = costs.length === 0 ? '' : `, less ${costs.join(' and ')}`;
  const plus = overnight > 0 ? `, plus ${moneyText(overnight)} overnight credit` : '';
  return `${moneyText(moved)}${less}${plus}: ${moneyText(netOf(result))}`;
}
