// More workers than cores: a test of a second may take ten beside a build.
jest.setTimeout(30_000);
