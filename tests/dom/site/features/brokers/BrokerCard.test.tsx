import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { brokerDraftSchema, NO_FACTS, type BrokerDraft } from '@/domain/catalogue/broker';
import { cfdWarning } from '@/content/regulators';
import { statements } from '@/content/rules';
import { brokerCost, costScale } from '@/domain/catalogue/brokerCost';
import { DEFAULT_TRADE } from '@/domain/calculators/tradeCost';
import { BrokerCard } from '@/site/features/brokers/BrokerCard';
import { compareBrokers } from '@/site/features/brokers/compareBrokers';
import { aStoredBroker, someFacts } from '../../../../support/records';
import { renderRoutes } from '../../../../support/render';

function show(fields?: Partial<BrokerDraft>, more: { today?: string; isFolded?: boolean } = {}) {
  const broker = aStoredBroker(fields);
  const cost = brokerCost(broker, DEFAULT_TRADE);
  const card = <BrokerCard broker={broker} cost={cost} trade={DEFAULT_TRADE} {...more} />;
  return renderRoutes([{ path: '*', element: card }], '/');
}

const startTrading = () => screen.queryByRole('link', { name: /^Start Trading/ });
const learnMore = () => screen.queryByRole('link', { name: /^Learn More/ });

const figure = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

const open = () => fireEvent.click(screen.getByText('More about Test Broker'));

it("shows a broker's name, rating, description, figures, lists and features", () => {
  show({
    rating: 4.2,
    tradingPlatforms: ['MT4', 'MT5'],
    regulation: ['Sample regulator', 'Another'],
    features: ['Raw spreads', 'Micro lots', 'Third', 'Fourth'],
  });
  expect(screen.getByRole('heading', { name: 'Test Broker' })).toBeVisible();
  expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  expect(screen.getByText('4.2')).toBeVisible();
  expect(screen.getByText('A broker made for a test.')).toBeVisible();
  expect(figure('Min deposit')).toBe('$100');
  expect(figure('Spreads')).toBe('from 0.1 pips');
  expect(figure('Leverage')).toBe('up to 1:500');
  expect(figure('Platforms')).toBe('MT4, MT5');
  expect(figure('Regulation')).toBe('Sample regulator, Another');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Raw spreads',
    'Micro lots',
    'Third',
    'Fourth',
  ]);
});

it('links Start Trading to the referral link and Learn More to the website', () => {
  show();
  expect(startTrading()).toHaveAccessibleName('Start Trading with Test Broker');
  expect(startTrading()).toHaveAttribute('href', 'https://broker.example/?ref=upmark');
  expect(startTrading()).toHaveAttribute('rel', 'noopener sponsored nofollow');
  expect(learnMore()).toHaveAccessibleName('Learn More about Test Broker');
  expect(learnMore()).toHaveAttribute('href', 'https://broker.example/');
  expect(learnMore()).toHaveAttribute('rel', 'noopener');
});

it.each([
  ['is empty', ''],
  ['is unsafe', 'javascript:alert(1)'],
])('links Start Trading to the website when the referral link %s', (_why, referralLink) => {
  show({ referralLink });
  expect(startTrading()).toHaveAttribute('href', 'https://broker.example/');
  expect(startTrading()).toHaveAttribute('rel', 'noopener');
});

it('shows who rated the broker and when its licence was checked', () => {
  show(someFacts, { today: '2027-11-03' });
  open();
  expect(screen.getByText('Licence not checked for over a year')).toBeVisible();
  expect(screen.getByText('Rated by Test desk on 2 November 2026')).toBeVisible();
  expect(screen.getByText('Its price list.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^How ratings are made/ })).toHaveAttribute(
    'href',
    '/ib-partners/method',
  );
});

it.each([
  ['up to 1:500', true],
  ['up to 1:30', false],
])('links to the regional limits only next to leverage above the retail cap: %s', (leverage, isLinked) => {
  show({ leverage });
  open();
  const link = screen.queryByRole('link', { name: statements.retailCapsInShort });
  expect(link?.getAttribute('href') === '/risk-disclosure').toBe(isLinked);
});

it("shows the prescribed warning with the broker's loss figure and month", () => {
  show(someFacts);
  open();
  expect(screen.getByText('Licence checked 2 November 2026')).toBeVisible();
  expect(screen.getByText(cfdWarning('74'))).toBeVisible();
  expect(screen.getByText("The broker's own figure, September 2026.")).toBeVisible();
});

it('shows deposit, cost, loss figure and one action when collapsed', () => {
  show(someFacts, { isFolded: true });
  expect(figure('Min deposit')).toBe('$100');
  expect(figure('1 lot EUR/USD, 1 night')).toBe('$16.20 Raw account');
  expect(screen.getByText('74% of retail CFD accounts lose money.')).toBeVisible();
  expect(startTrading()).toBeVisible();
  const folded = [screen.getByText('Spreads'), screen.getByText(cfdWarning('74')), learnMore()];
  for (const part of folded) expect(part).not.toBeVisible();
  open();
  for (const part of folded) expect(part).toBeVisible();
});

it('shows the parts of the cost next to its bar', () => {
  const broker = aStoredBroker(someFacts);
  const cost = brokerCost(broker, DEFAULT_TRADE);
  const card = <BrokerCard broker={broker} cost={cost} trade={DEFAULT_TRADE} scale={costScale([cost])} />;
  renderRoutes([{ path: '*', element: card }], '/');
  const [, parts] = screen.getByText('1 lot EUR/USD, 1 night').parentElement?.querySelectorAll('dd') ?? [];
  expect(parts).toHaveTextContent(/^spread 2\.00 commission 7\.00 night 7\.20$/);
});

it('says which company serves which country, or that this is not stated', () => {
  const older = { regulator: 'North', entity: 'Elsewhere Inc', number: '', register: '', checkedOn: '' };
  show({ ...someFacts, licences: [...(someFacts.licences ?? []), older] });
  const companies = screen.getByRole('heading', { name: 'Company by country' }).parentElement;
  const said = [...(companies?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  expect(said).toEqual([
    expect.stringMatching(
      /^Sample regulator: Test Broker Ltd.*ServesSample Union, Sample islandsLeverage limit1:30ProtectionSample compensation scheme$/,
    ),
    'North: Elsewhere IncServesnot statedLeverage limitnot statedProtectionnot stated',
  ]);
});

it('says that no company is stated when there are no licences', () => {
  show();
  expect(screen.getByText(/^Not stated: ask which company your contract would be with/)).toBeInTheDocument();
});

it('collapses a long description and a long list of regulators', () => {
  const description = 'word '.repeat(2000).trim();
  const regulation = Array.from({ length: 40 }, (_, index) => `Regulator ${String(index + 1)}`);
  show({ description, regulation }, { isFolded: true });
  open();
  expect(screen.getByText(description, { selector: 'p' })).not.toBeVisible();
  fireEvent.click(screen.getAllByText('Show more')[0] ?? document.body);
  expect(screen.getByText(description, { selector: 'p' })).toBeVisible();
  expect(screen.getAllByRole('group').map((fold) => fold.hasAttribute('open'))).toEqual([true, true, false]);
  expect(figure('Regulation')).toMatch(/Regulator 40$/);
});

/** Fields that visitors never see. */
const ADMIN_ONLY = ['contactEmail', 'isActive'];

it('shows every field of a broker on its card or in the comparison', () => {
  const compared = (fields: Partial<BrokerDraft>) =>
    JSON.stringify(compareBrokers([aStoredBroker(fields)], null));
  const card = (fields: Partial<BrokerDraft>) => {
    const { container, unmount } = show(fields);
    const html = container.innerHTML;
    unmount();
    return html;
  };
  const full = { ...someFacts, logo: 'https://broker.example/logo.png' };
  const empty = { ...v.parse(brokerDraftSchema, { name: 'Other Broker' }), ...NO_FACTS };
  const hidden = Object.entries(empty).filter(([field, value]) => {
    const without = { ...full, [field]: value };
    return (
      !ADMIN_ONLY.includes(field) && compared(without) === compared(full) && card(without) === card(full)
    );
  });
  expect(
    hidden.map(([field]) => field),
    'Show these fields in BrokerCard.tsx or compareBrokers.ts, and give them values in someFacts',
  ).toEqual([]);
});
