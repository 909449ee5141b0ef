import type { CoursePageContent } from '@/content/page';
import { paths } from '@/paths';

export const page: CoursePageContent = {
  title: 'Stock course: companies, earnings and charts',
  description:
    'A five-module course on stocks: quotes and orders, reading a company, earnings days, charts, and a balanced watch list.',
  heading: 'Stock course',
  lead: 'Five modules on single companies: what you own, what moves the price, and how to survive a bad morning.',
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
