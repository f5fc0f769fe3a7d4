import { configure } from '@testing-library/react';

// In milliseconds. A page's code is read when it is first shown, which takes a busy machine longer than the usual second.
configure({ asyncUtilTimeout: 5_000 });
