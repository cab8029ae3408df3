import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import * as React from 'react';

// A busy machine compiles the first page of a test file for seconds; waiting longer costs nothing where nothing is
// missing.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);

// React records a stack for each of the first ten thousand elements of a second, a sixth of a screen test's time, to
// show in warnings.
Object.defineProperty(
  Object(Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')),
  'recentlyCreatedOwnerStacks',
  {
    get: () => Infinity,
    set() {},
  },
);
