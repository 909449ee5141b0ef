import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { site, type WidgetsConsent } from '@/content/site';
import { widgetsConsent } from '@/data/storage/preference';
import { useWidgetsAllowed } from '@/site/features/market-widgets/useWidgetsAllowed';

/** Whether the provider may be contacted on a site with this setting. */
function allowed(setting: WidgetsConsent) {
  const shipped = site.widgetsConsent;
  Object.assign(site, { widgetsConsent: setting });
  onTestFinished(() => {
    Object.assign(site, { widgetsConsent: shipped });
  });
  return renderHook(useWidgetsAllowed).result;
}

it('waits for the visitor where the site asks', () => {
  const isAllowed = allowed('ask');
  expect(isAllowed.current).toBe(false);
  act(() => {
    widgetsConsent.choose('granted');
  });
  expect(isAllowed.current).toBe(true);
});

it('allows charts until refused where the site grants', () => {
  const isAllowed = allowed('granted');
  expect(isAllowed.current).toBe(true);
  act(() => {
    widgetsConsent.choose('refused');
  });
  expect(isAllowed.current).toBe(false);
});
