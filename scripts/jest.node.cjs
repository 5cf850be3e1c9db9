// @ts-check
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

/**
 * Jest's environment for Node, quicker: it lays a proxy under the global object, which then answers every look-up of `Error`,
 * `Object` or `process` of every module. A vanilla context has a global object of its own, as a program has.
 */
module.exports = class VanillaNode extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} given */
  constructor(...given) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
  }
};
