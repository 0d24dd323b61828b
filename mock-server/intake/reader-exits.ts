/** How the reader's process says that it was the memory, or the machine, and not the file that ended it. */
export const MEMORY_EXIT = 70;
export const MACHINE_EXIT = 71;
