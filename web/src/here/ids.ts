// Tables that lie in this browser are known by their names: no server gives such a one.

import { newToken } from '../random';

const MARK = 'here-';

/** Whether a table lies in this browser. */
export const isHere = (table: string): boolean => table.startsWith(MARK);

export const newId = (): string => MARK + newToken();
