// More workers than cores: what takes a second alone may take ten beside a build.
jest.setTimeout(30_000);
