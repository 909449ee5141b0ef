import type { CoursePageContent } from '@/content/page';
import { paths } from '@/paths';

export const page: CoursePageContent = {
  title: 'Forex course: pairs, pips and sessions',
  description:
    'A five-module course on currency pairs: quotes, pips and lots, sessions, what moves rates, and a written trading plan.',
  heading: 'Forex course',
  lead: 'Five modules take you from reading a quote to planning a currency trade with its size and its stop.',
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
