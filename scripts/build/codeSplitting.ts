/** Entities and their rules, lists of lessons and terms, what draws sentences, features: how many pages show them says nothing of the rest. */
const WITH_THEIR_PAGES =
  /src[\\/](?:domain[\\/](?!grouped|locale|webinarTimes)|data[\\/](?!report|siteReach|storage[\\/](?:browserStore|keyValueStore|preference|storageChanges|storageError|storageKeys)\b)|site[\\/](?:ListingsProvider|components[\\/](?:Definitions|Text|Term)|features|sections|charts)|content[\\/](?:lesson|course|glossary))/;

/**
 * React apart, as it changes less often; what most pages share in one file, so that a next page is few; what draws
 * words in another, which lists and records do without. The others join small modules that mostly come together: each
 * file that is named costs a slow phone some milliseconds before it paints. A group is only what its test names, as with
 * what it imports it would hand that to pages that need nothing else of it.
 */
export const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'react',
      test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
    },
    {
      name: 'shared',
      test: (id: string) => /src[\\/]|lucide[\\/]dist/.test(id) && !WITH_THEIR_PAGES.test(id),
      minShareCount: 6,
    },
    {
      name: 'lessons',
      test: /src[\\/]content[\\/](?:lessonOrder|lessonPlace|courseOrder)\b/,
      minShareCount: 2,
    },
    {
      name: 'words',
      test: /src[\\/](?:site[\\/](?:sections[\\/]|charts[\\/](?:BarsFigure|figures)\b|components[\\/](?:ActionLink|ArrowLink|CardList|CallToActionBand|RelatedPages)\b)|content[\\/]readingTime\b)/,
      minShareCount: 2,
    },
    {
      name: 'lesson',
      test: /src[\\/]site[\\/]templates[\\/](?:LessonNeighbours|LessonPart)\b/,
      minShareCount: 2,
    },
    {
      name: 'ticks',
      test: /src[\\/](?:site[\\/]features[\\/]learning[\\/](?:Tick|useProgress)|domain[\\/]learning[\\/]done)\b/,
      minShareCount: 2,
    },
    {
      name: 'arithmetic',
      test: /src[\\/]domain[\\/](?:exact|futures|tradeArithmetic)\b/,
      minShareCount: 2,
    },
    {
      name: 'icons',
      test: /lucide[\\/]dist/,
      minShareCount: 2,
    },
    {
      name: 'lists',
      test: /src[\\/](?:data[\\/](?:storage[\\/](?:json|keepAside))|domain[\\/](?:entity|externalUrl|slug|minDeposit)\b)/,
      minShareCount: 2,
    },
    {
      name: 'reading',
      test: /src[\\/](?:data[\\/](?:catalogue[\\/](?:administeredHere|browserEnvironment|latestSeeds|newestValues|parseList|publishedCatalogue|seed|simulatedDelays)\b|storage[\\/]lock\b|randomHex\b|webinars[\\/])|domain[\\/](?:storageQuota|webinarTimes)\b)/,
      minShareCount: 2,
    },
    {
      name: 'charts',
      test: /src[\\/]site[\\/]charts[\\/](?:ChartDrawing|chartMarks|chartScale|TradeChartFigure\.module)/,
      minShareCount: 2,
    },
  ],
};
