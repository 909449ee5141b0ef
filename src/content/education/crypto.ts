import type { CoursePageContent } from '@/content/page';
import { paths } from '@/paths';

export const page: CoursePageContent = {
  title: 'Crypto course: coins, custody and risk',
  description:
    'A five-module course on crypto: what the coins do, exchanges and CFDs, custody, reading the charts, and limiting losses.',
  heading: 'Crypto course',
  lead: 'Five modules on a market that never closes: how it works, where it breaks, and how little to risk in it.',
  facts: [],
  outcomes: [],
  audience: '',
  modulesHeading: 'Modules',
  modules: [],
  sections: [],
  callToAction: {
    heading: 'Ready to begin?',
    text: 'Tell us about yourself and we will answer.',
    links: [{ label: 'Enrol', to: paths.contact }],
  },
};
