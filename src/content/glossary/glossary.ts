import { charts } from './charts';
import { coins } from './coins';
import { contracts } from './contracts';
import { costs } from './costs';
import { orders } from './orders';
import { positions } from './positions';
import { prices } from './prices';
import { risk } from './risk';

/** Every term in the glossary, by theme. */
export const glossary = [
  { heading: 'Prices', terms: prices },
  { heading: 'Positions and money', terms: positions },
  { heading: 'Orders', terms: orders },
  { heading: 'Costs and people', terms: costs },
  { heading: 'Charts', terms: charts },
  { heading: 'Risk', terms: risk },
  { heading: 'Contracts, indices and shares', terms: contracts },
  { heading: 'Coins', terms: coins },
] as const;
