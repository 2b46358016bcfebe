export const names = (modules: readonly { module_name: string; module_url: string }[]) => ({
  data: modules.map(({ module_name, module_url }) => ({ module_name, module_url })),
});
