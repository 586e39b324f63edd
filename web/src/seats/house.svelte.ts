// A private server asks for its house key when somebody lays a table. Until it has, nobody is bothered with it.

import type { Problem } from '../net/api';

class House {
  /** The server has asked for its key, or for another than it was given. */
  wanted = $state(false);

  /** Notices when the server asks. */
  hear(problem: Problem) {
    if (typeof problem === 'object' && 'error' in problem && problem.error.code === 'house_key')
      this.wanted = true;
  }
}

export const house = new House();
