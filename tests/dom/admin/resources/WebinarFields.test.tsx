import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dialog, field, fillIn, openPanel, webinarPanel } from '../../../support/resourcePanels';

const START = String.raw`Start \(GMT\)`;
const record = {
  name: 'Alpha',
  description: 'Where a stop belongs.',
  startsAt: '2026-11-29T15:00:00Z',
  minutes: 45,
  language: 'German',
  host: 'Desk',
  level: 'advanced',
  registration: 'https://a.example/register',
  recording: 'https://a.example/recording',
  writtenUp: '/glossary',
};

async function editing(fields: Readonly<Record<string, unknown>> = {}) {
  const opened = openPanel(webinarPanel, [webinarPanel.aRecord({ ...record, ...fields })]);
  await opened.pressInRow('Edit', 'Alpha');
  return opened;
}

it('requires a title, text, start and length', async () => {
  const { press, stored } = await editing();
  const required = ['Title', 'Text', START, 'Minutes'];
  for (const label of required) fillIn(label, '');
  await press('Update Webinar');
  for (const label of required) expect(field(label)).toBeInvalid();
  expect(stored()).toMatchObject([record]);
});

it('accepts a webinar with every optional field empty', async () => {
  const { press, stored } = await editing();
  for (const label of ['Language', 'Host', 'Register at', 'Recording', 'Written-up lesson'])
    fillIn(label, '');
  await press('Update Webinar');
  expect(await screen.findByText('“Alpha” saved.')).toBeVisible();
  expect(stored()).toMatchObject([
    { ...record, language: '', host: '', registration: '', recording: '', writtenUp: '' },
  ]);
});

it('shows the local time of a start entered in GMT', async () => {
  await editing({ startsAt: '' });
  expect(dialog().queryByText(/^Your time:/)).not.toBeInTheDocument();
  fillIn(START, '2026-12-01T18:30');
  expect(dialog().getByText(/^Your time:/)).toContainElement(dialog().getByRole('time'));
  expect(dialog().getByRole('time')).toHaveAttribute('datetime', '2026-12-01T18:30:00.000Z');
});

it.each([
  ['20277-11-29T15:00', START],
  ['2126-11-29T15:00', START],
  ['//a.example/lesson', 'Written-up lesson'],
  ['nowhere', 'Register at'],
])('rejects “%s” in the %s field', async (typed, label) => {
  const { press, stored } = await editing();
  fillIn(label, typed);
  await press('Update Webinar');
  expect(field(label)).toBeInvalid();
  expect(stored()).toMatchObject([record]);
});
