import fc from 'fast-check';

// Below a test's own bound: a property that fails and is still being made smaller says what it has by then.
fc.configureGlobal({ interruptAfterTimeLimit: 80_000, markInterruptAsFailure: true });
