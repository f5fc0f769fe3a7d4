import type { BlogQuestion } from '../BlogQuestion.ts';

const questions: readonly BlogQuestion[] = [
  {
    id: 'unit-tests',
    question: 'How does one write unit tests in React?',
    answer: [
      'A unit test runs one small piece of the product alone and says whether it behaves as promised. It takes milliseconds, so it can run at every change, and it shows which piece is broken.',
      'Most of what a React application decides needs no React to be tested. Keep rules and calculations in plain functions, hand them a value, and compare what comes back. A runner such as Vitest or Jest finds the tests and reports on them.',
      'For components there is React Testing Library. A test treats the component as a person would:',
      [
        '`render(<LogInPage />)` draws it into a document in memory.',
        '`screen.getByRole("button", { name: "Login" })` finds things by role and name, not by class names that may change.',
        '`await user.click(button)` from user-event acts as a person does.',
        '`expect(await screen.findByRole("alert"))` asserts what the person should see then.',
      ],
      'Hand the component simple stand-ins for the network, test behaviour and not inner workings, and see every new test fail once, by breaking the code on purpose.',
    ],
  },
  {
    id: 'prototypal-inheritance',
    question: 'How does prototypal inheritance work?',
    answer: [
      'In JavaScript an object does not inherit from a class but from another object, its prototype. When a property is read that the object does not have, the engine looks at the prototype, then at the prototype’s prototype, and so on, until the property is found or the chain ends at `null`. Then the value is `undefined`.',
      'The chain is followed for reading only. Writing `phone.price = 100` creates a property on `phone` itself, which hides one of the same name further up.',
      'There are three common ways to set a prototype:',
      [
        '`Object.create(device)` makes an empty object whose prototype is `device`.',
        '`new Device()` makes one whose prototype is `Device.prototype`.',
        '`class Phone extends Device` does the same in a friendlier notation: methods are put on `Phone.prototype`, whose own prototype is `Device.prototype`.',
      ],
      'This way, thousands of objects can share one copy of a method. `Object.getPrototypeOf(phone)` returns the prototype, and `Object.hasOwn(phone, "price")` tells whether a property is the object’s own.',
    ],
  },
  {
    id: 'state',
    question: 'What are the different ways to manage state in React?',
    answer: [
      'Ask first who needs to know, and take the smallest way that serves them:',
      [
        'Local state, with `useState` or `useReducer`, for data that one component owns: an open menu, a half-typed text.',
        'Lifted state: when two neighbours need the same value, their nearest common parent keeps it and hands it down as props.',
        'Context, for data that many components need and that rarely changes: the theme, the language, who is signed in. Each change draws every reader again, so it is no place for fast-moving values.',
        'The address, for anything that people may want to share, bookmark or come back to: filters, a search, the page of a list.',
        'A store such as MobX, Redux or Zustand, when distant parts of the application read and write the same things. It lives outside of the components, and can be tested without them.',
        'A cache for the server’s data, such as TanStack Query, which also knows loading, failure and age.',
      ],
      'Don’t store anything that you can calculate from other state. Two copies of one fact will differ one day.',
    ],
  },
  {
    id: 'frameworks',
    question: 'React vs Angular vs Vue: what is the difference?',
    answer: [
      'All three draw a page from state by means of components. They differ in how much they decide for you.',
      [
        'React is a library for the interface alone. Components are functions that return JSX, markup written in JavaScript. Routing, forms and stores are yours to choose, from the largest selection of the three. That is freedom, and a number of decisions to make and to maintain.',
        'Angular is a whole framework, written in TypeScript: router, forms, HTTP client, dependency injection and tests come with it, in one style and with one release plan. There is more to learn at first; large teams get a common way of working in return.',
        'Vue stands between them. Single-file components hold template, script and style side by side, its reactivity tracks dependencies by itself, and router and store are official but optional. Many find it the easiest to begin with.',
      ],
      'Speed seldom decides, since all three are fast enough for nearly every shop. What the team knows, who can be hired and how long the product has to live usually matter more.',
    ],
  },
];

export const blog = {
  title: 'Blog',
  lead: 'Four questions about how shops like this one are built, with short answers.',
  questions,
};
