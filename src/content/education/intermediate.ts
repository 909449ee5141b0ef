import type { CoursePageContent } from '@/content/page';
import { paths } from '@/paths';

export const page: CoursePageContent = {
  title: 'Intermediate trading course: 16-20 hours',
  description:
    'The intermediate course: four modules in 16-20 hours on structure, confluence, position size and a tested journal.',
  heading: 'Intermediate course',
  lead: 'For people who can place and manage an order and want to know whether their ideas are worth money.',
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
