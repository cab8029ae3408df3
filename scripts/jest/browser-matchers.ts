import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A busy machine compiles the first page of a test file for seconds; waiting longer costs nothing where nothing is missing.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);
