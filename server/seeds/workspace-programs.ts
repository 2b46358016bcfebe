/** What students of the demo program, as they come to it: each step is what the file has after one version. */

/** Each part adds to what was there before. */
const growing = (parts: readonly string[]): string[] =>
  parts.map((_, index) => parts.slice(0, index + 1).join('\n'));

export const pythonSteps = growing([
  '# A dictionary of birds',
  'birds = {"myna": "brown, yellow beak", "kite": "large, forked tail"}',
  'birds["koel"] = "black, sings in spring"\nbirds["hoopoe"] = "orange crest"',
  'print("I know", len(birds), "birds.")',
  'for name in sorted(birds):\n    print(name.ljust(10), birds[name])',
  'def look_up(name):\n    return birds.get(name.lower().strip(), "I do not know this bird yet.")',
  'asked = input("Which bird did you see? ")\nprint(look_up(asked))',
  'seen = []\nif asked.lower().strip() in birds:\n    seen.append(asked)',
  'longest = max(birds, key=len)\nprint("The longest name is", longest)',
  'with open("birds.txt", "w") as file:\n    for name, look in birds.items():\n        file.write(name + ": " + look + "\\n")',
]);

const rivers = [
  '# A dictionary of rivers',
  'rivers = {"Ganga": 2525, "Godavari": 1465, "Krishna": 1400, "Yamuna": 1376}',
  'for name, length in rivers.items():\n    print(name, "is", length, "km long.")',
  'longest = max(rivers, key=rivers.get)\nprint("The longest is", longest)',
  'asked = input("Which river? ")\nprint(rivers.get(asked, "I do not know this river yet."))',
];
const words = [
  '# हिन्दी के शब्द',
  'words = {"पक्षी": "bird", "नदी": "river", "पेड़": "tree"}',
  'for word, meaning in words.items():\n    print(word, "=", meaning)',
  'asked = input("कौन सा शब्द? ")\nprint(words.get(asked, "यह शब्द अभी नहीं है।"))',
];
const cricket = [
  '# Runs of our team',
  'runs = [34, 7, 61, 0, 18, 42]',
  'print("Together:", sum(runs))\nprint("On average:", round(sum(runs) / len(runs), 1))',
  'best = max(runs)\nprint("The best made", best)',
];
/** Of classmates: each list is a program as it grew. The second has taken over much of the first. */
export const classmatesSteps: readonly (readonly string[])[] = [
  growing(rivers),
  growing([rivers[0] ?? '', ...rivers.slice(1, 4), 'print("I know", len(rivers), "rivers.")']),
  growing(words),
  growing(cricket),
  growing([
    '# Planets',
    'planets = ["Mercury", "Venus", "Earth", "Mars"]',
    'for number, name in enumerate(planets, 1):\n    print(number, name)',
  ]),
  growing(['print("My first dictionary")', 'fruit = {"mango": "yellow", "jamun": "purple"}']),
];

const head = (style: string) =>
  `<!doctype html>\n<html lang="en">\n<head>\n  <meta charset="utf-8">\n  <title>Kites of our town</title>\n  <style>\n${style}  </style>\n</head>`;
const body = (parts: readonly string[]) =>
  `<body>\n${parts.map((part) => `  ${part}\n`).join('')}</body>\n</html>\n`;
const plain = '    body { font-family: sans-serif; margin: 2rem; }\n';
const colour = `${plain}    h1 { color: #b3261e; }\n    nav a { padding: 0.5rem; }\n`;
const parts = [
  '<h1>Kites of our town</h1>',
  '<p>Every January the sky over our roofs is full of kites.</p>',
  '<nav><a href="#make">Make one</a><a href="#fly">Fly it</a></nav>',
  '<h2 id="make">Make one</h2>',
  '<ol><li>Two thin sticks</li><li>A square of paper</li><li>Thread and glue</li></ol>',
  '<h2 id="fly">Fly it</h2>',
  '<p>Stand with the wind behind you, and let go when the thread pulls.</p>',
  "<button onclick=\"document.querySelector('output').textContent = 'Up it goes!'\">Let go</button> <output></output>",
];

export const pageSteps: readonly string[] = [
  ...parts.map((_, index) => `${head(plain)}\n${body(parts.slice(0, index + 1))}`),
  `${head(colour)}\n${body(parts)}`,
  `${head(`${colour}    li { line-height: 1.8; }\n`)}\n${body(parts)}`,
];

/** What the kite does, one block after another, as Scratch keeps it. */
const deeds: readonly (readonly [opcode: string, inputs: object])[] = [
  ['event_whenflagclicked', {}],
  ['motion_gotoxy', { X: [1, [4, '0']], Y: [1, [4, '-120']] }],
  ['motion_pointindirection', { DIRECTION: [1, [8, '90']] }],
  ['motion_changeyby', { DY: [1, [4, '20']] }],
  ['control_wait', { DURATION: [1, [5, '1']] }],
  ['motion_changeyby', { DY: [1, [4, '40']] }],
  ['motion_changexby', { DX: [1, [4, '30']] }],
  ['looks_sayforsecs', { MESSAGE: [1, [10, 'The wind is good']], SECS: [1, [4, '2']] }],
  ['motion_changeyby', { DY: [1, [4, '60']] }],
  ['looks_say', { MESSAGE: [1, [10, 'पतंग ऊपर है!']] }],
];

/** The blocks of the kite with so many of its steps. */
export const kiteBlocks = (steps: number): object =>
  Object.fromEntries(
    deeds.slice(0, steps).map(([opcode, inputs], index, all) => [
      `k${index}`,
      {
        opcode,
        next: index + 1 < all.length ? `k${index + 1}` : null,
        parent: index === 0 ? null : `k${index - 1}`,
        inputs,
        fields: {},
        shadow: false,
        topLevel: index === 0,
        ...(index === 0 && { x: 40, y: 40 }),
      },
    ]),
  );
export const kiteSteps = deeds.length;

const shape = (type: string, at: number, look: object) => ({
  id: `shape-${at}`,
  type,
  angle: 0,
  strokeColor: '#1e1e1e',
  fillStyle: 'solid',
  strokeWidth: 2,
  strokeStyle: 'solid',
  roughness: 1,
  opacity: 100,
  groupIds: [],
  frameId: null,
  roundness: null,
  seed: 1_000 + at,
  version: 1,
  versionNonce: 2_000 + at,
  isDeleted: false,
  boundElements: null,
  updated: 1,
  link: null,
  locked: false,
  ...look,
});
const box = (x: number, y: number, width: number, height: number, backgroundColor: string) => ({
  x,
  y,
  width,
  height,
  backgroundColor,
});

/** A house of shapes. */
const shapes = [
  shape('rectangle', 1, box(100, 200, 300, 200, '#ffd8a8')),
  shape('diamond', 2, box(80, 80, 340, 160, '#ffa8a8')),
  shape('rectangle', 3, box(220, 290, 70, 110, '#a5d8ff')),
  shape('rectangle', 4, box(130, 240, 60, 60, '#a5d8ff')),
  shape('rectangle', 5, box(320, 240, 60, 60, '#a5d8ff')),
  shape('ellipse', 6, box(470, 40, 90, 90, '#ffec99')),
  shape('rectangle', 7, box(20, 400, 600, 40, '#b2f2bb')),
  shape('ellipse', 8, box(500, 260, 110, 110, '#8ce99a')),
  shape('rectangle', 9, box(545, 350, 20, 60, '#d9a066')),
  shape('ellipse', 10, box(270, 340, 10, 10, '#ffec99')),
];
export const paintingSteps: readonly string[] = shapes.map((_, index) =>
  JSON.stringify({
    type: 'excalidraw',
    version: 2,
    source: 'banyan',
    elements: shapes.slice(0, index + 1),
    appState: { viewBackgroundColor: '#ffffff' },
    files: {},
  }),
);

const town = (name: string, body: string): string =>
  `<!doctype html>\n<html lang="en">\n<head>\n  <meta charset="utf-8">\n  <title>${name}</title>\n</head>\n<body>\n  <h1>${name}</h1>\n${body}\n</body>\n</html>\n`;
const list = (...places: readonly string[]): string =>
  `  <ul>\n${places.map((place) => `    <li>${place}</li>`).join('\n')}\n  </ul>`;

/** What students hand in for a page about their town, from whole to thin. */
export const townPages: readonly string[] = [
  town(
    'Pune',
    `  <p>Pune lies between two rivers.</p>\n${list('Shaniwar Wada', 'Sinhagad', 'The university')}\n  <p><a href="https://example.com/pune">More about Pune</a></p>`,
  ),
  town('Nashik', `${list('The ghats', 'Pandav caves', 'Vineyards')}\n  <p>I like the ghats best.</p>`),
  town(
    'My town',
    '  <p>It is a small town with a big market.</p>\n  <b>Market</b> <b>Temple</b> <b>School</b>',
  ),
  '<h1>Mumbai</h1>\n<p>Sea, trains, people</p>\n',
];
