import type { CoursePageContent } from '@/content/page';
import { paths } from '@/paths';

export const page: CoursePageContent = {
  title: 'Beginner trading course: 12-15 hours',
  description:
    'The beginner course: four modules in 12-15 hours, from pips, lots and leverage to a first plan on a demo account.',
  heading: 'Beginner course',
  lead: 'Start here if you have never placed an order. Four modules lead to a first trading plan, practised on a demo account with $10,000 of virtual capital.',
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
