import { render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { vi } from 'vitest';
import type { Catalogue } from '@/data/maintenance/repositories';
import { CatalogueContext, MaintenanceContext } from '@/admin/contexts';
import { PublishContext, usePublish } from '@/admin/dashboard/usePublish';
import { CatalogueReadersContext } from '@/runtime/catalogueReaders';
import type { Maintenance } from '@/data/maintenance/maintenance';

type Entry = string | { readonly pathname: string; readonly state?: unknown };

function renderRouter(router: ReturnType<typeof createMemoryRouter>) {
  // Style sheets aren't loaded, so the slow pointer-events check would find nothing.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const view = render(<RouterProvider router={router} />);
  return { ...view, user, router, address: () => router.createHref(router.state.location) };
}

/** @param entries the history, opened at the last entry */
export const renderRoutes = (routes: RouteObject[], ...entries: readonly Entry[]) =>
  renderRouter(createMemoryRouter(routes, { initialEntries: [...entries] }));

/** Provides one catalogue to both public and admin components. */
const WithCatalogue = ({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) => (
  <CatalogueReadersContext value={catalogue}>
    <CatalogueContext value={catalogue}>{children}</CatalogueContext>
  </CatalogueReadersContext>
);

/** Renders `ui` at a URL of a site with this catalogue. */
export function renderWith(catalogue: Catalogue, ui: ReactNode, at = '/') {
  return renderRoutes(
    [{ path: '*', element: <WithCatalogue catalogue={catalogue}>{ui}</WithCatalogue> }],
    at,
  );
}

function WithPublication({ of, children }: { of: Maintenance; children: ReactNode }) {
  return <PublishContext value={usePublish(of.publishing)}>{children}</PublishContext>;
}

export const renderInAdminArea = (
  { catalogue, maintenance }: { readonly catalogue: Catalogue; readonly maintenance: Maintenance },
  ui: ReactNode,
  at?: string,
) =>
  renderWith(
    catalogue,
    <MaintenanceContext value={maintenance}>
      <WithPublication of={maintenance}>{ui}</WithPublication>
    </MaintenanceContext>,
    at,
  );

export const catalogueRoute = (catalogue: Catalogue, children: RouteObject[]): RouteObject => ({
  element: (
    <WithCatalogue catalogue={catalogue}>
      <Outlet />
    </WithCatalogue>
  ),
  children,
});

/** Answers every `confirm` and returns the messages. */
export function answerConfirm(answer: boolean): string[] {
  const questions: string[] = [];
  vi.stubGlobal('confirm', (question: string) => {
    questions.push(question);
    return answer;
  });
  return questions;
}
