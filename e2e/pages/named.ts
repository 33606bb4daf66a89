/** A name alone, or followed by what it belongs to: "Add note", "Add note: What happened last week?". */
export const named = (name: string) => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(: .*)?$`)
