import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
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

describe('whether the chart provider may be contacted', () => {
  it('is up to the visitor, where the site asks', () => {
    const isAllowed = allowed('ask');
    expect(isAllowed.current).toBe(false);
    act(() => {
      widgetsConsent.choose('granted');
    });
    expect(isAllowed.current).toBe(true);
  });

  it('is granted until the visitor refuses, where the site says so', () => {
    const isAllowed = allowed('granted');
    expect(isAllowed.current).toBe(true);
    act(() => {
      widgetsConsent.choose('refused');
    });
    expect(isAllowed.current).toBe(false);
  });
});
