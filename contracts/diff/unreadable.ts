/** A contract could not be read, and why; nothing was compared. */
export class ContractUnreadable extends Error {
  constructor(name: string, reason: string) {
    super(`${name} cannot be read: ${reason}`);
    this.name = 'ContractUnreadable';
  }
}
