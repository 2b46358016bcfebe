/** The central office's actors load with its pickers; nobody else needs them. */
export const officeActors = () => import('../office-form/office-calls.ts');
