import { NotFoundError, type Repository } from '@/data/catalogue/ports';
import type { CatalogueDraft, Stored } from '@/domain/entity';
import { inOrderOf } from '@/domain/listOrder';
import { changesByEdit } from '@/domain/recordEdit';
import type { Resource } from './resource';

interface FormRules<D extends CatalogueDraft, F> {
  /** `Broker`, on buttons and in titles. */
  readonly title: string;
  readonly toForm: (record: Stored<D>) => F;
  readonly fromForm: (form: F) => D;
}

/** What a management screen does with its list, over a repository of any entity. */
export function listActions<D extends CatalogueDraft, F extends object>(
  repository: Repository<D>,
  { title, toForm, fromForm }: FormRules<D, F>,
) {
  /** Some repositories give null for an unknown id; the screen handles an error. */
  function found(record: Stored<D> | null): Stored<D> {
    if (record === null) throw new NotFoundError(`${title} not found`);
    return record;
  }
  return {
    title,
    toForm,
    list: repository.list,
    watch: repository.watch,
    add: (form) => repository.add(fromForm(form)),
    update: async (id, edit) => found(await repository.update(id, changesByEdit(edit, toForm, fromForm))),
    setOneActive: async (id, isActive) => found(await repository.toggleActive(id, isActive)),
    setActive: repository.setActive,
    remove: repository.removeMany,
    restore: repository.restore,
    changeAfterSave: async () => {
      const list = await repository.list();
      return () => list;
    },
    manualOrder: { reordered: inOrderOf<Stored<D>>, move: repository.move },
    damage: repository.damage,
    replaceDamaged: repository.replaceDamaged,
  } satisfies Partial<Resource<Stored<D>, F>>;
}
